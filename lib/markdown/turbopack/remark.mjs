import { mdxPlugins } from './plugins.mjs'

export default { plugins: mdxPlugins.remark }
