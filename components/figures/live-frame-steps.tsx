import { useState } from 'react'
import { FrameSteps } from './frame-steps'
import './live.css'

/** The figure with the frames that the reader has chosen. */
export function LiveFrameSteps() {
  const [server, setServer] = useState(30)
  const [screen, setScreen] = useState(60)
  return <FrameSteps {...{ server, screen, setServer, setScreen }} />
}
