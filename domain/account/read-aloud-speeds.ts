/** How fast replies can be read aloud, slowest first; 1 is the voice's own speed. */
export const readAloudSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;
