/** Milliseconds that a notice stays. Apart from the other limits, because the first page of a visitor needs this one alone. */
export const toastMilliseconds = 5000;
