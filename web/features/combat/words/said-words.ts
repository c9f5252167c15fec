import { Store } from '#web/lib/store/store.ts';

/** Words that a player said in character while their hero fights, or a Dungeon Master of creatures, and which parts of them are done. */
interface Said {
  text: string;
  done: readonly string[];
  /** The turn that they are for, once it has come. */
  turn: string | null;
}

/** The last words of a tab that may be deeds of a fight. */
export class SaidWords {
  readonly state = new Store<Said | null>(null);

  /** Takes what was said; it stands in the place of what was said before. */
  say = (text: string): void => this.state.set({ text, done: [], turn: null });

  /** A part of the words was done. */
  did = (key: string): void => {
    const said = this.state.get();
    if (said) this.state.set({ ...said, done: [...said.done, key] });
  };

  /** Lets go of the words when the turn in which they could be done is over: of the turns of one's own each has its name. */
  follow = (turn: string | null): void => {
    const said = this.state.get();
    if (!said || said.turn === turn) return;
    this.state.set(said.turn === null ? { ...said, turn } : null);
  };

  drop = (): void => this.state.set(null);
}
