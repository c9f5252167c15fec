import type { Target } from '#domain/chat/message.ts';

/** A record read back from the browser's storage, or null: what stands there may be anything. */
export function readRecord(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A target read back, or null when it is not one. */
export function readTarget(value: unknown): Target | null {
  if (!isRecord(value)) return null;
  const { kind, userId } = value;
  if (kind === 'group' || kind === 'dm' || kind === 'notes') return { kind };
  return kind === 'player' && typeof userId === 'string' ? { kind, userId } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
