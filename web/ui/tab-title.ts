const PRODUCT = 'Hearthlore';

/** What waits for the person, as the browser's tab shows it. */
export interface TabMark {
  /** How many messages and notices have come. */
  count: number;
  /** What is most urgent, e.g. "Your turn". */
  status?: string | undefined;
}

let page = PRODUCT;
let marks: ReadonlyMap<string, TabMark> = new Map();
const watchers = new Set<(mark: TabMark) => void>();

/** The name of a tab: "(3) Your turn · The Slake Coast · Hearthlore". */
export function tabTitle(name: string, { count, status }: TabMark): string {
  const parts = [status ?? '', name, name === PRODUCT ? '' : PRODUCT].filter((part) => part !== '');
  return `${count > 0 ? `(${count > 99 ? '99+' : count}) ` : ''}${parts.join(' · ')}`;
}

/** Names the page that the tab shows. */
export function nameTab(name: string): void {
  page = name;
  show();
}

/** Shows what waits in one part of the product, beside what waits in others; nothing for null. */
export function markTab(part: string, mark: TabMark | null): void {
  const others = [...marks].filter(([key]) => key !== part);
  marks = new Map(mark === null ? others : [...others, [part, mark]]);
  show();
}

/** Calls back with what waits in all parts together whenever it changes. */
export function watchTabMark(watcher: (mark: TabMark) => void): void {
  watchers.add(watcher);
  watcher(together());
}

function together(): TabMark {
  const all = [...marks.values()];
  return { count: all.reduce((sum, { count }) => sum + count, 0), status: all.find(({ status }) => status)?.status };
}

function show(): void {
  const mark = together();
  document.title = tabTitle(page, mark);
  for (const watcher of watchers) watcher(mark);
}
