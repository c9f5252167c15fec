/** How a tab's content stands in its room: it scrolls as one, but for a fight, which keeps its order above and the end of the turn below. */
export function tabRoom(id: string): string {
  return id === 'combat' ? 'flex min-h-0 flex-1 flex-col' : 'min-h-0 flex-1 overflow-y-auto p-4';
}
