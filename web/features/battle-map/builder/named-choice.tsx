import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

interface NamedChoiceProps {
  label: string;
  /** Stands where nothing is chosen yet: "Choose a world…". */
  prompt: string;
  /** Undefined while they are loaded. */
  list: readonly { id: string; name: string }[] | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Said where they could not be loaded. */
  failed: string;
  /** Said where there is none. */
  none: ReactNode;
  value: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChange: (id: string) => void;
}

/** One of some things that are loaded first, by their names. Where there is one alone it is chosen at once. */
export function NamedChoice({ label, prompt, list, isFailed, retry, failed, none, value, error, onChange }: NamedChoiceProps) {
  const only = list?.length === 1 ? list[0]?.id : undefined;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  if (isFailed)
    return (
      <ErrorState title="Error" onRetry={retry}>
        {failed}
      </ErrorState>
    );
  if (list === undefined) return <SkeletonLines lines={2} />;
  if (list.length === 0) return <p>{none}</p>;
  return (
    <SelectField label={label} required value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">{prompt}</option>
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
