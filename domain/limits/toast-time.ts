/** Milliseconds that a toast stays. Apart from the other limits, because the first page of a visitor needs these alone. */
export const toastMilliseconds = 5000;

/** Milliseconds that a toast stays which offers something to do, or which warns. */
export const offerToastMilliseconds = 10_000;

/** From so many characters on a toast may be higher than a phone has room for, and is scrolled inside. */
export const longToastCharacters = 240;
