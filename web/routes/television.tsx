import { screenKeyForm } from '#domain/battle-map/screen-key.ts';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import { Television } from '#web/features/battle-map/television/television.tsx';
import { useScreen } from '#web/features/battle-map/television/use-screen.ts';
import { fightersOf } from '#web/table/panels/fighters-of.ts';
import { api } from '#web/lib/api.ts';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

const ended = 'This link shows nothing any more. Ask your Dungeon Master for another.';

/** The battle map of a table for a television: dark, large, and without anything to press. Its key stands behind the #, which no server sees. */
export function TelevisionScreen() {
  const key = usePlace().hash.replace(/^#/, '');
  useDocumentTitle('Battle map');
  return (
    <div className="fixed inset-0 z-40 bg-room text-ink" style={{ colorScheme: 'dark' }}>
      {screenKeyForm.test(key) ? <Shown screenKey={key} /> : <Words>{ended}</Words>}
    </div>
  );
}

function Shown({ screenKey }: { screenKey: string }) {
  const { shown, ended: isEnded } = useScreen(screenKey);
  const fight = shown?.fight;
  const fighters = useMemo(() => (fight ? fightersOf(fight) : []), [fight]);
  const faces = shown?.faces;
  const pictureOf = useCallback(
    (id: string) => {
      const face = faces?.find((each) => each.id === id);
      return (
        face && <DrawnPortrait species={face.species} calling={face.class} seed={face.seed} className="size-full !rounded-none !border-0" />
      );
    },
    [faces],
  );
  const ask = useCallback(
    async (tiles: number[]) => ({ whole: null, ...(await api.tableScreens.picture({ key: screenKey, tiles })) }),
    [screenKey],
  );
  if (isEnded) return <Words>{ended}</Words>;
  if (shown === null) return <Words>Waiting for the table…</Words>;
  if (shown.map === null) return <Words>No battle map is shown.</Words>;
  return <Television key={shown.map.id} map={shown.map} {...{ fighters, pictureOf, ask }} />;
}

function Words({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex h-full items-center justify-center p-8 text-center font-display text-title text-ink-soft">
      {children}
    </p>
  );
}
