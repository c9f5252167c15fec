import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';

interface CategoryChoiceProps {
  chosen: readonly LoreCategory[];
  onChange: (chosen: LoreCategory[]) => void;
  error?: string | undefined;
}

/** Which of the eight categories are to be written. */
export function CategoryChoice({ chosen, onChange, error }: CategoryChoiceProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'category-error'}>
      <legend className="mb-2 text-control font-semibold">What to include</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {loreCategories.map((category) => (
          <label
            key={category}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-raised px-3 text-control font-semibold text-ink-soft has-checked:border-ember has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle"
          >
            <input
              type="checkbox"
              className="size-4.5 shrink-0 outline-none"
              checked={chosen.includes(category)}
              onChange={(event) =>
                onChange(loreCategories.filter((each) => (each === category ? event.target.checked : chosen.includes(each))))
              }
            />
            {capitalize(category)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id="category-error" role="alert" className="mt-1.5 text-note font-medium text-wine">
          {error}
        </p>
      )}
    </fieldset>
  );
}
