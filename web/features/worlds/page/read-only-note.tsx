import { worldRefusals } from '#domain/refusals/world-refusals.ts';

/** Says why there is nothing to edit, to somebody whose address asks for it. */
export function ReadOnlyNote({ isTemplate }: { isTemplate: boolean }) {
  return (
    <p role="status" className="rounded-control border border-line bg-sunken px-4 py-3 text-control text-ink-soft">
      {isTemplate ? worldRefusals['world.isTemplate'].sentence : worldRefusals['world.buildersOnly'].sentence}
    </p>
  );
}
