import type { Note } from '#domain/notes/note.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import { storeNote, storedNote, storedNoteIds } from './note-storage.ts';
import type { Shelf } from './note-storage.ts';
import { blankDraft, isTouched, noteDrafts, savedVersionOf } from './note-draft.ts';
import type { NoteDraft, NoteFields } from './note-draft.ts';

/** Milliseconds of rest after which what was typed is saved, and between two attempts where the server does not answer. */
const [REST_MILLISECONDS, RETRY_MILLISECONDS] = [1200, 5000];
/** What was typed less long ago than this may still be in the hands of another tab. */
const ELSEWHERE_MILLISECONDS = 5000;

/** A note that is open in the editor. */
export interface OpenNote {
  draft: NoteDraft;
  /** `kept` on this device alone, to be sent again; `refused` by the server, which says why. */
  state: 'saved' | 'saving' | 'kept' | 'refused';
  /** The code of the refusal. */
  refusal: string | null;
}

interface Parts {
  /** Names person and campaign. */
  place: string;
  shelf: Shelf;
  now: () => number;
  /** Calls back later; answers how to stop that. */
  wait: (act: () => void, milliseconds: number) => () => void;
  save: (noteId: string, draft: NoteDraft) => Promise<{ note: Note; kept: boolean }>;
  /** The code of a refusal; null where the server was not reached or has failed. */
  refusalOf: (error: unknown) => string | null;
  onSaved: (note: Note) => void;
}

/** The notes a person edits. Each change is kept on the device at once, saved after a pause, and retried until it is saved. */
export class NoteEditorStore {
  #parts: Parts;
  readonly #state = new Store<ReadonlyMap<string, OpenNote>>(new Map());
  readonly state: Watched<ReadonlyMap<string, OpenNote>> = this.#state;
  #timers = new Map<string, () => void>();
  #sending = new Set<string>();
  /** Notes that were read while a save of theirs was on its way: the read may know more than the answer. */
  #readMeanwhile = new Map<string, Note>();

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const id of storedNoteIds(parts.shelf, parts.place)) this.#takeUp(id);
  }

  /** Puts a note on the editor as it stands on the server, under what was typed already. */
  open(note: Note): void {
    const here = this.#state.get().get(note.id);
    if (!here) return this.#put(note.id, { draft: noteDrafts.begin(savedVersionOf(note)), state: 'saved', refusal: null });
    if (this.#sending.has(note.id)) return void this.#readMeanwhile.set(note.id, note);
    const draft = noteDrafts.catchUp(here.draft, savedVersionOf(note));
    if (draft === here.draft) return;
    this.#put(note.id, { ...here, draft, state: isTouched(draft) ? here.state : 'saved' });
    if (isTouched(draft)) this.#keep(note.id);
    else storeNote(this.#parts.shelf, this.#parts.place, note.id, null);
  }

  /** Begins a note. Nothing is sent before something stands in it. */
  begin(id: string, audience: NoteAudience): void {
    this.#put(id, { draft: blankDraft(audience), state: 'saved', refusal: null });
  }

  /** Takes a note off the editor, with what was typed. */
  drop(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    storeNote(this.#parts.shelf, this.#parts.place, id, null);
    this.#state.set(new Map([...this.#state.get()].filter(([key]) => key !== id)));
  }

  write(id: string, text: Partial<NoteFields>): void {
    const here = this.#state.get().get(id);
    if (!here) return;
    const draft = { ...here.draft, fields: { ...here.draft.fields, ...text } };
    const isDirty = isTouched(draft);
    this.#put(id, { draft, state: isDirty ? (here.state === 'kept' ? 'kept' : 'saving') : 'saved', refusal: null });
    if (!isDirty) return storeNote(this.#parts.shelf, this.#parts.place, id, null);
    this.#keep(id);
    this.#later(id, REST_MILLISECONDS);
  }

  /** Saves at once what waits to be saved. */
  flush = (id: string): void => {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    void this.#send(id);
  };

  /** Tries again with everything that is kept here alone, e.g. once the connection is back. */
  retry = (): void => {
    for (const [id, { state }] of this.#state.get()) if (state === 'kept') this.flush(id);
  };

  #takeUp(id: string): void {
    const kept = storedNote(this.#parts.shelf, this.#parts.place, id);
    if (!kept || !isTouched(kept.draft)) return;
    this.#put(id, { draft: kept.draft, state: 'kept', refusal: null });
    const age = this.#parts.now() - kept.at;
    const send = () => {
      // Another tab may have saved it meanwhile.
      if (storedNote(this.#parts.shelf, this.#parts.place, id) !== null) void this.#send(id);
      else if (this.#state.get().get(id)?.draft === kept.draft) this.drop(id);
    };
    this.#timers.set(id, this.#parts.wait(send, age >= ELSEWHERE_MILLISECONDS ? 0 : ELSEWHERE_MILLISECONDS - age));
  }

  async #send(id: string): Promise<void> {
    const sent = this.#state.get().get(id)?.draft;
    if (!sent || this.#sending.has(id) || !isTouched(sent)) return;
    this.#sending.add(id);
    try {
      this.#saved(id, sent, await this.#parts.save(id, sent));
    } catch (error) {
      this.#failed(id, this.#parts.refusalOf(error));
    }
  }

  #saved(id: string, sent: NoteDraft, { note, kept }: { note: Note; kept: boolean }): void {
    this.#sending.delete(id);
    const read = this.#takeRead(id);
    // Somebody else may have saved after this save and been read before its answer.
    const newer = read && read.updatedAt > note.updatedAt ? read : null;
    this.#parts.onSaved(newer ?? note);
    this.#settle(id, sent, { note, kept });
    if (newer) this.open(newer);
  }

  #settle(id: string, sent: NoteDraft, { note, kept }: { note: Note; kept: boolean }): void {
    const here = this.#state.get().get(id);
    if (!here) return;
    const isAsSent = here.draft === sent;
    // What could not be merged waits beside the note; what was typed since takes its place with the next save.
    const draft = kept && !isAsSent ? here.draft : noteDrafts.afterSaving(here.draft, sent, savedVersionOf(note));
    const isDirty = isTouched(draft);
    this.#put(id, { draft, state: isDirty ? 'saving' : 'saved', refusal: null });
    if (isDirty) this.#keep(id);
    else storeNote(this.#parts.shelf, this.#parts.place, id, null);
    if (isDirty) this.#later(id, REST_MILLISECONDS);
  }

  #failed(id: string, refusal: string | null): void {
    this.#sending.delete(id);
    const here = this.#state.get().get(id);
    if (!here) return;
    this.#put(id, { ...here, state: refusal === null ? 'kept' : 'refused', refusal });
    if (refusal === null) this.#later(id, RETRY_MILLISECONDS);
    const read = this.#takeRead(id);
    if (read) this.open(read);
  }

  #takeRead(id: string): Note | undefined {
    const read = this.#readMeanwhile.get(id);
    this.#readMeanwhile.delete(id);
    return read;
  }

  #later(id: string, milliseconds: number): void {
    this.#timers.get(id)?.();
    this.#timers.set(
      id,
      this.#parts.wait(() => void this.#send(id), milliseconds),
    );
  }

  #keep(id: string): void {
    const here = this.#state.get().get(id);
    if (here) storeNote(this.#parts.shelf, this.#parts.place, id, { draft: here.draft, at: this.#parts.now() });
  }

  #put(id: string, note: OpenNote): void {
    this.#state.set(new Map(this.#state.get()).set(id, note));
  }
}
