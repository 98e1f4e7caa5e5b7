import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

/**
 * Moves nothing itself: the style sheet does, and under reduced motion it does not. The time of a
 * toast begins when it is there, and one that leaves is kept until what moves it has ended.
 */
export function ToastTransition({
  children,
  isIn,
  nodeRef,
  preventExitTransition: draggedAway,
  playToast,
  done,
}: ToastTransitionProps) {
  const play = useEffectEvent(playToast)
  useLayoutEffect(() => play(), [])

  useEffect(() => {
    if (isIn) return
    const moving = draggedAway ? [] : (nodeRef.current?.getAnimations?.() ?? [])
    Promise.allSettled(moving.map(({ finished }) => finished)).then(done)
  }, [isIn, draggedAway, nodeRef, done])

  return children
}
