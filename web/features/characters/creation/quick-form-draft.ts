/** What was typed into the form. */
export interface QuickFormDraft {
  /** The id the character shall have, so that a form sent twice makes one. */
  id: string;
  name: string;
  race: string;
  class: string;
}

export const blankForm: QuickFormDraft = { id: '', name: '', race: '', class: '' };

/** Name, race and class are all there. */
export function isComplete({ name, race, class: calling }: QuickFormDraft): boolean {
  return name.trim() !== '' && race !== '' && calling !== '';
}

/** A form as a tab kept it; null for anything else. */
export function readForm(value: unknown): QuickFormDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = new Map<string, unknown>(Object.entries(value));
  const text = (key: keyof QuickFormDraft) => {
    const found = texts.get(key);
    return typeof found === 'string' ? found : '';
  };
  return { id: text('id'), name: text('name'), race: text('race'), class: text('class') };
}
