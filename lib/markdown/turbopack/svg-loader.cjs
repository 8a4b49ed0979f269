/** A drawing that a module of an author imports is a component, as in Docusaurus; a picture, so that nothing in it runs. */
module.exports = (svg) => `import { createElement } from 'react'
const src = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}
export default function Svg(props) { return createElement('img', { alt: '', ...props, src }) }
`
