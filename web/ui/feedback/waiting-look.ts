/** A strip above the tabs. */
const strip = 'flex min-h-11 w-full shrink-0 flex-wrap items-center justify-center gap-2 px-4 py-2 text-control text-ink';

/** The look of what waits for somebody, above the tabs of a table; and of what only goes on. */
export const waitingLook = `${strip} bg-candle-wash font-semibold`;
export const goingOnLook = `${strip} border-b border-line bg-surface`;
/** Of a button in such a strip. */
export const waitingButton = '!min-h-9 narrow:!min-h-11';
