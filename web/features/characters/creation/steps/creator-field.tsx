import type { ReactNode } from 'react';
import type { FieldId } from '#domain/character/creation/ahead/creation-steps.ts';

/** A field of a step by its name, so that one can be led to it when it is missing. */
export function CreatorField({ of, children }: { of: FieldId; children: ReactNode }) {
  return (
    <div data-field={of} className="scroll-mt-4">
      {children}
    </div>
  );
}

/** Leads to a field: brings it into view, and puts the focus on what is still empty in it. */
export function leadTo(field: FieldId, within: HTMLElement): void {
  const place = within.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const inputs = [...(place?.querySelectorAll<HTMLElement>('input:enabled, select:enabled, button:enabled') ?? [])];
  const empty = inputs.find((each) => each instanceof HTMLSelectElement && each.value === '');
  place?.scrollIntoView({ block: 'start' });
  (empty ?? inputs[0])?.focus({ preventScroll: true });
}
