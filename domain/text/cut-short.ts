/** Letters at most, cut between words where it can be, with an ellipsis where something is left out. */
export function cutShort(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const cut = text.slice(0, letters - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${(end > letters / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
