const copied = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'tabSize',
  'textIndent',
] as const;

/** Where a place in a textarea's words is seen, in pixels from its upper left corner; below the line it stands in. */
export function caretPlace(area: HTMLTextAreaElement, at: number): { top: number; left: number } {
  const look = getComputedStyle(area);
  const mirror = document.createElement('div');
  for (const name of copied) mirror.style[name] = look[name];
  Object.assign(mirror.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap', overflowWrap: 'break-word' });
  mirror.append(area.value.slice(0, at));
  const caret = document.createElement('span');
  caret.textContent = '\u200B';
  mirror.append(caret);
  area.parentElement?.append(mirror);
  const { offsetTop, offsetLeft, offsetHeight } = caret;
  mirror.remove();
  return { top: offsetTop + offsetHeight - area.scrollTop, left: offsetLeft };
}
