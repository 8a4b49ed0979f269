/** Rewrites Docusaurus's `!!raw-loader!./a.js` in an author's module as `./a.js?raw`. */
module.exports = (code) => code.replace(/(['"])!*raw-loader!([^'"!\n]+)\1/g, '$1$2?raw$1')
