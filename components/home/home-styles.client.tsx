'use client'

import messages from '../figures/messages.css?url'
import { styleSheet } from '../ui/style-sheet'
import home from './home.css?url'
import journey from './journey.css?url'
import scene from './scene.css?url'

/** The style sheets of the home page. */
export const HomeStyles = styleSheet(home, journey, scene, messages)
