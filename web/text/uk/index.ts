/** Everything the page says itself, with what kernel and service say. */
import core from '../../../src/regnum/core/text/uk.ftl?raw'
import service from '../../../src/regnum/server/text/uk.ftl?raw'

const own = import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' })

export default [core, service, ...Object.values(own)]
