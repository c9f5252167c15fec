import type { Pin } from '#domain/maps/map.ts';
import { newId } from '#web/lib/new-id.ts';
import { useState } from 'react';
import type { MapTool } from './map-tool.ts';
import type { Point } from '#web/lib/board/map-view.ts';
import type { CampaignMap, MapCommands } from './use-campaign-map.ts';

/** What is being done with pins: one that is read, one that is written, one that waits for its new place. */
export function usePinWork(campaignId: string, map: CampaignMap, commands: MapCommands, setTool: (tool: MapTool) => void) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [written, setWritten] = useState<Pin | null>(null);
  const [moving, setMoving] = useState<Pin | null>(null);
  const open = map.pins.find(({ id }) => id === openId) ?? null;
  const close = () => setOpenId(null);
  return {
    open,
    written,
    moving,
    isSaving: commands.savePin.isPending,
    close,
    show: (pin: Pin) => setOpenId(pin.id),
    stay: () => setMoving(null),
    /** A place on the map was chosen: for the pin that moves, or else for a new one. */
    place: ({ x, y }: Point) => {
      setTool('move');
      setMoving(null);
      if (moving) commands.savePin.mutate({ campaignId, pin: { ...moving, x, y } });
      else setWritten({ id: newId(), x, y, name: '', entryId: null, audience: 'table' });
    },
    edit: (pin: Pin) => {
      close();
      setWritten(pin);
    },
    move: (pin: Pin) => {
      close();
      setMoving(pin);
      setTool('pin');
    },
    remove: (pin: Pin) => {
      close();
      commands.takeOff(pin);
    },
    save: (pin: Pin) => commands.savePin.mutate({ campaignId, pin }, { onSuccess: () => setWritten(null) }),
    dismiss: () => setWritten(null),
  };
}

export type PinWork = ReturnType<typeof usePinWork>;
