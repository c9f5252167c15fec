/** Why nothing can be done under a condition, in a few words. */
export const whileStopped = (condition: string): string => `not while ${condition}`;
