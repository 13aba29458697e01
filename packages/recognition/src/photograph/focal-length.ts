/** The focal length of a phone's main camera (26 mm on film of 36 × 27 mm), as a share of the picture's long side. */
export const FOCAL_LENGTH = 0.75
