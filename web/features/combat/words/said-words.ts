import { Store } from '#web/lib/store/store.ts';

/** Words that a player said in character while their hero fights, and which parts of them are done. */
interface Said {
  text: string;
  done: readonly string[];
  /** Whether the turn that they wait for has come. */
  came: boolean;
}

/** The last words of a tab that may be deeds of a fight. */
export class SaidWords {
  readonly state = new Store<Said | null>(null);

  /** Takes what was said; it stands in the place of what was said before. */
  say = (text: string): void => this.state.set({ text, done: [], came: false });

  /** A part of the words was done. */
  did = (key: string): void => {
    const said = this.state.get();
    if (said) this.state.set({ ...said, done: [...said.done, key] });
  };

  /** Lets go of the words when the turn in which they could be done is over. */
  follow = (isOwnTurn: boolean): void => {
    const said = this.state.get();
    if (!said || said.came === isOwnTurn) return;
    this.state.set(isOwnTurn ? { ...said, came: true } : null);
  };

  drop = (): void => this.state.set(null);
}
