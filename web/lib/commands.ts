import { Store } from './store/store.ts';

/** Something that can be done or gone to by name, from wherever one is. */
export interface Command {
  /** Stays the same from visit to visit: what was chosen last is remembered by it. */
  id: string;
  label: string;
  group: 'At this table' | 'People' | 'Campaigns' | 'Worlds' | 'Your characters' | 'Pages' | 'Actions';
  /** More about it, found by its words too. */
  note?: string;
  /** The key that does it at once, while nothing is typed. */
  key?: string;
  run: () => void;
}

/** What stands over the page: the list of everything one can do, or the list of keys. */
export type Overlay = 'palette' | 'shortcuts' | null;

const sources = new Set<() => readonly Command[]>();

/** What the screen that shows offers besides what is there everywhere. */
export const commands = {
  /** Adds commands until the answer is called. They are asked for when they are needed. */
  offer: (source: () => readonly Command[]): (() => void) => {
    sources.add(source);
    return () => void sources.delete(source);
  },
  all: (): Command[] => [...sources].flatMap((source) => source()),
};

/** What stands over the page. */
export const overlay = new Store<Overlay>(null);

const shelf = 'single-keys';

/** Whether keys without Ctrl do something while nothing is typed. Some people cannot use them: voice control types letters. */
export const singleKeys = {
  areOn: (): boolean => {
    try {
      return localStorage.getItem(shelf) !== 'off';
    } catch {
      return true;
    }
  },
  turn: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(shelf);
      else localStorage.setItem(shelf, 'off');
    } catch {
      // Storage is closed (private window): they stay on.
    }
  },
};
