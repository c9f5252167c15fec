import { DifferenceText } from '#web/ui/text/difference-text.tsx';
import type { FieldStep } from './change-steps.ts';
import { fieldLabel, fieldText } from '#web/features/lore/entry/field-text.ts';

interface ChangeFieldsProps {
  fields: readonly FieldStep[];
  nameOf: (id: string) => string | undefined;
}

/** What a change made of each field. */
export function ChangeFields({ fields, nameOf }: ChangeFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <dl className="flex flex-col gap-2">
      {fields.map(({ field, before, after }) => (
        <div key={field} className="flex flex-col gap-0.5">
          <dt className="text-note font-semibold text-ink-soft">{fieldLabel(field)}</dt>
          <dd className="min-w-0 font-book text-control">
            {after === undefined ? (
              <p className="line-clamp-4 whitespace-pre-wrap">
                <span className="font-sans text-note text-ink-soft">before: </span>
                {fieldText(field, before, nameOf)}
              </p>
            ) : (
              <DifferenceText before={fieldText(field, before, nameOf)} after={fieldText(field, after, nameOf)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
