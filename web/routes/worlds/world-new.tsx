import { runsCampaigns } from '#domain/account/account.ts';
import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { GeneratePanel } from '#web/features/generations/new-world/generate-panel.tsx';
import { UploadPanel } from '#web/features/generations/document/upload-panel.tsx';
import { LoreDraft } from '#web/features/lore/contents/lore-draft.tsx';
import { NewWorldForm } from '#web/features/worlds/creation/new-world-form.tsx';
import { useWorldDraft } from '#web/features/worlds/creation/use-world-draft.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';

/** Where a world is made. */
export function WorldNew() {
  return (
    <Page title="Create New World" lead="Give it a name, then fill it by hand, out of a document, or from a few sentences.">
      <SignedIn promise="Here you build a world of your own. It belongs to your account.">
        <NewWorld />
      </SignedIn>
    </Page>
  );
}

function NewWorld() {
  const { id, plan } = usePerson();
  const navigate = useNavigate();
  const making = useWorldDraft(id);
  const { draft, write, createWorld, clear } = making;

  function created(world: { id: string; name: string }) {
    const title = 'World created successfully!';
    const sentence = `${world.name} is in your library.`;
    const start = () => void navigate({ to: '/world-select-for-campaign', search: { world: world.id } });
    if (runsCampaigns(plan)) notify.offer(title, sentence, { label: 'Start a campaign here', act: start });
    else notify.done(title, sentence);
    clear();
    void navigate({ to: '/world/library' });
  }

  function open(worldId: string) {
    clear();
    void navigate({ to: '/world/view/$worldId', params: { worldId }, search: { edit: 'true' } });
  }

  function review(worldId: string, generationId: string) {
    clear();
    void navigate({ to: '/world/view/$worldId/review/$generationId', params: { worldId, generationId } });
  }

  return (
    <NewWorldForm
      making={making}
      onCreated={created}
      ways={{
        manual:
          draft.made === null ? (
            <LoreDraft entries={draft.entries} onChange={(entries) => write({ entries })} />
          ) : (
            <p className="text-ink-soft">Entries are added and changed on the world’s own page from here on.</p>
          ),
        upload: <UploadPanel createWorld={createWorld} onReading={review} />,
        generate: <GeneratePanel createWorld={createWorld} madeId={draft.made?.id ?? null} onDone={open} />,
      }}
    />
  );
}
