export type Value = string | number | readonly string[]

/** A sentence of the Fluent files: its id and what to fill in. */
export interface Message {
  id: string
  args?: Record<string, Value>
}
