import { useState } from 'react';
import type { WorldImport } from '#domain/world/import.ts';
import { limits } from '#domain/limits/limits.ts';
import { worldRefusals } from '#domain/refusals/world-refusals.ts';
import { useSentFile } from '#web/lib/files/use-sent-file.ts';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';

const bounds = {
  most: limits.uploadBytes,
  tooLarge: worldRefusals['file.tooLarge'].sentence,
  fallback: { title: 'Import failed', sentence: 'The world could not be imported. Please try again.' },
};

/** Sends a file that becomes a world, and holds what came of it. */
export function useImportWorld() {
  const { state, send, again, stop } = useSentFile(bounds);
  const [report, setReport] = useState<WorldImport | null>(null);

  async function begin(file: File) {
    const answer = await send<WorldImport>('/api/worlds/imports', file);
    if (answer === null) return;
    setReport(answer);
    await reloadWorlds();
  }

  return { state, report, begin, again, stop };
}
