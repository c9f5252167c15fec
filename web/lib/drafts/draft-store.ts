import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { isSame } from './draft-rules.ts';
import type { DraftRules, SavedVersion, VersionedDraft } from './draft-rules.ts';

export interface DraftSetup<Fields, Seen> {
  /** Where it is kept, and under which name: one for each person and thing. */
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  name: string;
  rules: DraftRules<Fields, Seen>;
  /** A draft as it was kept; null for anything else. `now` stands in for what earlier builds did not keep. */
  read: (kept: unknown, now: SavedVersion<Fields, Seen>) => VersionedDraft<Fields, Seen> | null;
  /** The thing as it stands. */
  now: SavedVersion<Fields, Seen>;
}

interface DraftState<Fields, Seen> {
  draft: VersionedDraft<Fields, Seen>;
  now: SavedVersion<Fields, Seen>;
  saving: boolean;
}

/**
 * A draft of something that has versions. What is typed is kept at once and found again after a reload, until it is saved or
 * discarded. A save that fails changes nothing; what is typed while one is under way stays, upon what was saved.
 */
export class DraftStore<Fields extends object, Seen> {
  readonly #setup: Omit<DraftSetup<Fields, Seen>, 'now'>;
  readonly #state: Store<DraftState<Fields, Seen>>;
  readonly state: Watched<DraftState<Fields, Seen>>;
  /** What was last said of how it stands, */
  #announced: SavedVersion<Fields, Seen>;
  /** and whether that came while a save was under way, whose answer knows more. */
  #waits = false;

  constructor({ now, ...setup }: DraftSetup<Fields, Seen>) {
    this.#setup = setup;
    this.#announced = now;
    const kept = readStored(setup.shelf, setup.name, (value) => setup.read(value, now));
    const draft = kept === null ? setup.rules.begin(now) : setup.rules.catchUp(kept, now);
    this.#state = new Store<DraftState<Fields, Seen>>({ draft, now, saving: false });
    this.state = this.#state;
  }

  change = (fields: Partial<Fields>): void => {
    const { draft, ...others } = this.#state.get();
    this.#become({ ...others, draft: { ...draft, fields: { ...draft.fields, ...fields } } });
  };

  /** Lets go of what was typed: the thing shows as it stands. */
  discard = (): void => {
    const state = this.#state.get();
    this.#become({ ...state, draft: this.#setup.rules.begin(state.now) });
  };

  /** Takes in how the thing stands now, e.g. after somebody else has saved. */
  catchUp = (now: SavedVersion<Fields, Seen>): void => {
    if (isSame(this.#announced.seen, now.seen)) return;
    this.#announced = now;
    const { draft, saving } = this.#state.get();
    if (saving) this.#waits = true;
    else this.#become({ draft: this.#setup.rules.catchUp(draft, now), now, saving });
  };

  /**
   * Saves what is written. Answers what `send` did, and whether all that is written is saved; null while another save is
   * under way. Throws what `send` throws.
   */
  save = async <Answer>(
    send: (draft: VersionedDraft<Fields, Seen>) => Promise<Answer>,
    savedVersionOf: (answer: Answer) => SavedVersion<Fields, Seen>,
  ): Promise<{ answer: Answer; isDone: boolean } | null> => {
    const { draft: sent, saving } = this.#state.get();
    if (saving) return null;
    this.#state.set({ ...this.#state.get(), saving: true });
    try {
      const answer = await send(sent);
      const now = savedVersionOf(answer);
      const draft = this.#setup.rules.afterSaving(this.#state.get().draft, sent, now);
      this.#become({ draft, now, saving: false });
      return { answer, isDone: this.#setup.rules.touched(draft).length === 0 };
    } catch (error) {
      const state = this.#state.get();
      const now = this.#waits ? this.#announced : state.now;
      this.#become({ draft: this.#waits ? this.#setup.rules.catchUp(state.draft, now) : state.draft, now, saving: false });
      throw error;
    } finally {
      this.#waits = false;
    }
  };

  #become(state: DraftState<Fields, Seen>): void {
    const { shelf, name, rules } = this.#setup;
    writeStored(shelf, name, rules.touched(state.draft).length === 0 ? null : state.draft);
    this.#state.set(state);
  }
}
