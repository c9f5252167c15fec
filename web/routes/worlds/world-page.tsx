import type { World } from '#domain/world/world.ts';
import { LoreSection } from '#web/features/lore/lore-section.tsx';
import type { TomeDoor } from '#web/features/tomes/list/tomes-section.tsx';
import { buildsWorld } from '#web/lib/world/builds-world.ts';
import { ConflictsNote } from '#web/features/worlds/page/conflicts-note.tsx';
import { MapButton } from '#web/features/worlds/map/map-button.tsx';
import { MembersButton } from '#web/features/worlds/members/members-button.tsx';
import { useWorldLive } from '#web/features/worlds/realtime/use-world-live.ts';
import { WorldHeader } from '#web/features/worlds/page/world-header.tsx';
import { WorldToolbar } from '#web/features/worlds/page/world-toolbar.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { BookText, ScrollText, Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';

const ReadOnlyNote = lazy(async () => ({ default: (await import('#web/features/worlds/page/read-only-note.tsx')).ReadOnlyNote }));
const DeleteWorldButton = lazy(async () => ({
  default: (await import('#web/features/worlds/deletion/delete-world-button.tsx')).DeleteWorldButton,
}));
const WorldLinks = lazy(async () => ({ default: (await import('#web/features/invitations/world-links.tsx')).WorldLinks }));
const TomesSection = lazy(async () => ({ default: (await import('#web/features/tomes/list/tomes-section.tsx')).TomesSection }));
const ExpansionSection = lazy(async () => ({
  default: (await import('#web/features/generations/expansion/expansion-section.tsx')).ExpansionSection,
}));

const tabs = [
  { id: 'data', label: 'World Data', icon: <ScrollText aria-hidden /> },
  { id: 'tomes', label: 'Tomes', icon: <BookText aria-hidden /> },
  { id: 'expansion', label: 'AI Expansion', icon: <Sparkles aria-hidden /> },
] as const;

/** A world’s page: its head, and its lore, tomes and expansion as tabs. What shows stands in the address. */
export function WorldPage({ world }: { world: World }) {
  const person = usePerson();
  const navigate = useNavigate();
  const [search, go] = useWorldPlace();
  const builds = buildsWorld(world);
  const editing = builds && search.edit === 'true';
  const here = useWorldLive({ worldId: world.id, personId: person.id, builds });
  // Whatever has a page of its own has the room: an entry, a view of all entries, tomes, the expansion.
  const isBrief = search.entry !== undefined || search.view !== undefined || (search.tab ?? 'data') !== 'data';
  const leave = () => void navigate({ to: '/world/library' });
  return (
    <article className={classNames('flex flex-col', isBrief ? 'gap-5' : 'gap-8')}>
      <Suspense>{search.edit === 'true' && !builds && <ReadOnlyNote isTemplate={world.isTemplate} />}</Suspense>
      <WorldHeader
        world={world}
        editing={editing}
        isBrief={isBrief}
        here={here}
        actions={
          <WorldToolbar
            world={world}
            builds={builds}
            editing={editing}
            isBrief={isBrief}
            onEditing={(on) => go({ edit: on ? 'true' : undefined })}
          >
            {!world.isTemplate && (
              <MembersButton
                world={world}
                links={
                  <Suspense fallback={<SkeletonLines lines={3} />}>
                    <WorldLinks world={world} />
                  </Suspense>
                }
                onLeft={leave}
              />
            )}
            <Suspense>{editing && world.isOwner && <DeleteWorldButton world={world} onDeleted={leave} />}</Suspense>
          </WorldToolbar>
        }
        mapActions={editing && <MapButton world={world} />}
      />
      {!isBrief && (
        <ConflictsNote
          world={world}
          builds={builds}
          onOpen={(subject, id) =>
            go({ tab: subject === 'tome' ? 'tomes' : undefined, view: undefined, entry: subject === 'tome' ? undefined : id })
          }
        />
      )}
      <WorldTabs world={world} builds={builds} editing={editing} />
    </article>
  );
}

/** What the address says of a world’s page, and changing it. */
function useWorldPlace() {
  const navigate = useNavigate();
  const search = useSearch();
  const go = (change: { [Key in keyof typeof search]?: string | undefined }) =>
    void navigate({ search: { ...search, ...change }, resetScroll: false });
  return [search, go] as const;
}

function WorldTabs({ world, builds, editing }: { world: World; builds: boolean; editing: boolean }) {
  const navigate = useNavigate();
  const [{ tab: named, view, category, entry }, go] = useWorldPlace();
  const tab = tabs.find(({ id }) => id === named)?.id ?? 'data';
  const place = {
    ...(view !== undefined && { view }),
    ...(category !== undefined && { category }),
    ...(entry !== undefined && { entry }),
  };

  function open(door: TomeDoor) {
    const params = { worldId: world.id };
    if (door.kind === 'tome') void navigate({ to: '/world/view/$worldId/tome/$tomeId', params: { ...params, tomeId: door.tomeId } });
    else void navigate({ to: '/world/view/$worldId/review/$generationId', params: { ...params, generationId: door.generationId } });
  }

  return (
    <Tabs value={tab} onChange={(next) => go({ tab: next === 'data' ? undefined : next })}>
      <TabList label="Parts of this world" tabs={tabs} />
      <TabPanel id={tab} className="pt-6">
        <Suspense fallback={<SkeletonLines lines={6} />}>
          {tab === 'data' && <h2 className="sr-only">World Data</h2>}
          {tab === 'data' && (
            <LoreSection
              world={world}
              builds={builds}
              editing={editing}
              place={place}
              onPlace={(next) => go({ view: undefined, category: undefined, entry: undefined, ...next })}
            />
          )}
          {tab === 'tomes' && <TomesSection world={world} builds={builds} editing={editing} onOpen={open} />}
          {tab === 'expansion' && (
            <ExpansionSection world={world} owns={world.isOwner} onOpenEntry={(id) => go({ tab: undefined, view: undefined, entry: id })} />
          )}
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
