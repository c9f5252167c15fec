/** What an item is called by itself: "wand" of the Wand of Magic Missiles. */
export function headOf(name: string): string {
  const [first = ''] = name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .split(/ of | \+/);
  return first.trim().split(' ').at(-1) ?? '';
}
