import type { EndpointSettings } from '#contract/accounts/admin-shapes.ts';
import { endpointKinds } from '#domain/narration/endpoint-kind.ts';
import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { api } from '#web/lib/api.ts';
import { LeavingDialog } from '#web/lib/editing/leaving-dialog.tsx';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceErrors, servicesChanged, servicesDraftOf, servicesFrom } from './services-draft.ts';
import type { ServiceDraft } from './services-draft.ts';

interface ServicesFormProps {
  now: { settings: EndpointSettings; keySet: Record<EndpointKind, boolean>; running: Record<EndpointKind, string | null> };
}

/** The services beside the narrator's model, and what they may cost; saved together. What was typed stays when saving fails. */
export function ServicesForm({ now }: ServicesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => servicesDraftOf(now.settings));
  const [tried, setTried] = useState(false);
  const change = (kind: EndpointKind, part: Partial<ServiceDraft>) =>
    setDraft((before) => ({ ...before, [kind]: { ...before[kind], ...part } }));
  const save = useAdminCommand(api.admin.saveEndpoints, {
    onDone: () => {
      notify.done('Services saved');
      setTried(false);
      for (const kind of endpointKinds) change(kind, { key: '', removeKey: false });
    },
  });
  const isRight = endpointKinds.every((kind) => Object.keys(serviceErrors(kind, draft[kind])).length === 0);
  const isChanged = servicesChanged(draft, now.settings);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isRight) save.mutate(servicesFrom(draft));
    // The fields are marked first.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <form ref={form} noValidate aria-label="Services" className="flex flex-col gap-6" onSubmit={submit}>
      {endpointKinds.map((kind) => (
        <ServiceFields
          key={kind}
          kind={kind}
          draft={draft[kind]}
          errors={tried ? serviceErrors(kind, draft[kind]) : {}}
          isKeySet={now.keySet[kind]}
          running={now.running[kind]}
          onChange={(part) => change(kind, part)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={save.isPending}>
          Save services
        </Button>
        <p role="status" className="text-control text-ink-soft">
          {isChanged && 'There are changes to the services that are not saved yet.'}
        </p>
      </div>
      <LeavingDialog when={isChanged && !save.isPending}>
        Your changes to the services are not saved. They are lost when you leave.
      </LeavingDialog>
      <RefusedNote error={save.error} fallback="The services were not saved. Please try again." />
    </form>
  );
}
