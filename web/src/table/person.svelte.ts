/** Who one is here. */
import { friendlyName } from './friendly'
import { t } from '@/text/house.svelte'
import { ask, Fault, type Schemas } from '@/wire/http'
import { untrack } from 'svelte'

type Person = Schemas['PersonInfo']

class Me {
  /** undefined as long as nobody has asked, null for somebody the service does not know */
  person = $state.raw<Person | null | undefined>(undefined)
  private asking: Promise<Person | null> | undefined
  private coming: Promise<Person> | undefined

  /** Who the service thinks one is; asks it once. Whoever waits for it is not told of changes. */
  async known(): Promise<Person | null> {
    const before = untrack(() => this.person)
    if (before !== undefined) return before
    this.asking ??= ask('get', '/api/guest').catch((error: unknown) => {
      this.asking = undefined
      throw error
    })
    const found = (await this.asking) ?? null
    this.person ??= found
    return this.person
  }

  /** Somebody, whoever it is: a stranger comes in under a name made up for the occasion. */
  async needed(): Promise<Person> {
    const known = await this.known()
    if (known) return known
    this.coming ??= this.comeInSomehow().finally(() => (this.coming = undefined))
    return this.coming
  }

  /** Come in under a name, if the service does not know one yet. */
  async comeIn(name: string): Promise<Person> {
    const known = await this.known()
    if (known) return known
    this.person = await ask('post', '/api/people', { body: { name } })
    return this.person
  }

  /** Somebody else now, or nobody. */
  become(person: Person | null): void {
    this.person = person
    this.asking = undefined
  }

  /** Ask the service once more who one is: a session can be ended from another device. */
  async again(): Promise<void> {
    this.become((await ask('get', '/api/guest')) ?? null)
  }

  private async comeInSomehow(): Promise<Person> {
    for (let tries = 0; ; tries++) {
      const name = friendlyName(t('house-name-kinds'), t('house-name-animals'), tries > 0)
      try {
        return await this.comeIn(name)
      } catch (error) {
        // somebody has claimed it: think of another, with a number this time
        if (!(error instanceof Fault) || error.code !== 'name-claimed' || tries > 3) throw error
      }
    }
  }
}

export const me = new Me()
