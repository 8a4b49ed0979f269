/**
 * What `next build` hands its output to: nothing, the export is read from its folder. With an adapter the bundler does not look for the
 * files that the framework's server would need, which takes it a third of its time, and no server runs here.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = { name: 'static' }

export default adapter
