/**
 * Paths for `Icon` on the landing page, in a file of their own, since a first visit loads all of it.
 */
export const plusIcon = 'M12 4v16M4 12h16'
export const checkIcon = 'M4 12.5l5.5 5.5L20 6.5'
export const crossIcon = 'M5.5 5.5l13 13M18.5 5.5l-13 13'
export const cameraIcon = 'M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 0 1 0-7.4z'
export const codeIcon = 'M8 6l-6 6l6 6M16 6l6 6l-6 6'
export const networkIcon = 'M4 10v10M4 5v.5M10 20V10M10 14.5c0-3 2-4.5 4.5-4.5S20 11.5 20 14.5V20'
export const penIcon = 'M4 20l2-7L16 3l5 5L11 18zM13 6l5 5M4 20l5-5'
