import type { Air } from '#domain/battle-map/state.ts';
import { SoundButton } from './air/sound-button.tsx';
import type { SoundFile } from './air/sound-file-of.ts';
import { TokenMenu } from './lead/token-menu.tsx';
import type { Lead } from './lead/use-lead.tsx';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { List, Pencil } from 'lucide-react';
import { PlayTools } from './tools/play-tools.tsx';
import { toolLook } from './tools/tool.ts';
import type { Tool, ToolSettings } from './tools/tool.ts';

interface SceneToolsProps {
  campaignId: string;
  /** Null for the map that the table is shown. */
  mapId: string | null;
  tool: Tool;
  settings: ToolSettings;
  /** Has the tools of those who lead. */
  leads: boolean;
  lead: Lead;
  isFighting: boolean;
  /** What is to be heard on the map. */
  sound: Air['sound'];
  soundFile: SoundFile | null;
  /** An area of the fight is put on the map, whose size is known. */
  isPlacing: boolean;
  isDrawing: boolean;
  inWords: boolean;
  onTool: (tool: Tool) => void;
  onSettings: (settings: ToolSettings) => void;
  onDrawing: () => void;
  onWords: () => void;
}

/** The tools above a battle map. */
export function SceneTools(props: SceneToolsProps) {
  const {
    campaignId,
    mapId,
    tool,
    settings,
    leads,
    lead,
    isFighting,
    sound,
    soundFile,
    isPlacing,
    isDrawing,
    inWords,
    onTool,
    onSettings,
    onDrawing,
    onWords,
  } = props;
  return (
    <PlayTools {...{ isPlacing, tool, settings, onTool, onSettings }}>
      {leads && (
        <>
          <TokenMenu
            heroes={lead.heroes}
            fighters={lead.fighters}
            isFighting={isFighting}
            onHeroes={lead.addHeroes}
            onFight={lead.addFight}
            onSomebody={lead.addSomebody}
            bodies={lead.bodies}
            onClearBodies={lead.clearBodies}
          />
          <ToggleButton isOn={isDrawing} className={toolLook} icon={<Pencil aria-hidden />} onClick={onDrawing}>
            Draw
          </ToggleButton>
        </>
      )}
      <SoundButton {...{ campaignId, mapId, sound }} file={soundFile} />
      <ToggleButton isOn={inWords} className={toolLook} icon={<List aria-hidden />} onClick={onWords}>
        In words
      </ToggleButton>
    </PlayTools>
  );
}
