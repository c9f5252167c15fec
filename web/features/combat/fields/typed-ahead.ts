/** Stops listening, and hands over what was typed, if anything was. */
export type TypedAhead = (take: (typed: string) => void) => void;

/** Keeps the digits that are typed after a press until the field that they are for has the focus. */
export function listenAhead(): TypedAhead {
  let typed = '';
  const keep = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    const isInField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (/^\d$/.test(key) && !isInField && !ctrlKey && !metaKey && !altKey) typed += key;
  };
  window.addEventListener('keydown', keep, { capture: true });
  return (take) => {
    window.removeEventListener('keydown', keep, { capture: true });
    if (typed !== '') take(typed);
  };
}
