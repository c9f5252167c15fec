/** How a finger presses. */
export const pressLimits = {
  /** A press that is held so long asks for more. */
  holdMilliseconds: 500,
  /** A held finger that moves further scrolls. */
  holdPixels: 10,
} as const;
