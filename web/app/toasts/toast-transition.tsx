import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

/**
 * Animates nothing itself: the style sheet does, except under reduced motion. The duration of a toast
 * begins when it is shown, and a leaving toast stays mounted until its exit animation has ended.
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
