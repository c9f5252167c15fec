import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { newId } from '#web/lib/new-id.ts';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { NameDialog } from '#web/ui/dialogs/name-dialog.tsx';
import { useMapList } from '#web/features/battle-map/data/use-map-list.ts';
import { useBattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';
import { copyName } from '#web/features/battle-map/words/map-names.ts';
import type { MapEntry } from '#web/features/battle-map/data/map-entry.ts';
import type { MapQuestion } from './maps-dialog.tsx';

interface MapQuestionsProps {
  campaignId: string;
  map: MapEntry;
  /** All maps of the campaign. */
  maps: readonly MapEntry[];
  asked: MapQuestion | null;
  /** A map was made. */
  onMade: (mapId: string) => void;
  onClose: () => void;
}

/** What is asked before something is done with a map. */
export function MapQuestions({ campaignId, map, maps, asked, onMade, onClose: close }: MapQuestionsProps) {
  const { remove, copy } = useMapList();
  const { draw } = useBattleCommands(campaignId, map.id);
  const rename = (name: string) => {
    draw.mutate({ campaignId, mapId: map.id, change: { kind: 'name', name } });
    close();
  };
  const duplicate = (name: string) => {
    const copyId = newId();
    copy.mutate(
      { campaignId, mapId: map.id, copyId, name },
      {
        onSuccess: () => {
          onMade(copyId);
          close();
        },
      },
    );
  };
  return (
    <>
      {asked === 'rename' && (
        <NameDialog
          title={`Rename “${map.name}”`}
          action="Rename"
          name={map.name}
          maxLength={battleMapLimits.nameLength}
          onSave={rename}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <NameDialog
          title={`Duplicate “${map.name}”`}
          action="Duplicate"
          name={copyName(map.name, maps)}
          maxLength={battleMapLimits.nameLength}
          busy={copy.isPending}
          onSave={duplicate}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove battle map"
        question={deleteQuestion(map.name)}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ campaignId, mapId: map.id }, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}
