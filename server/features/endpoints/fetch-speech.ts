import { fileTypeFromBuffer } from 'file-type';
import { endpointServerLimits } from '#domain/limits/endpoint-limits.ts';
import { askEndpoint } from './ask-endpoint.ts';
import { EndpointFault } from './endpoint-fault.ts';
import type { Endpoint } from './endpoint.ts';

/** Sounds that browsers play, by what their bytes are, with the endings of their files. */
const sounds: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
};

/** A sound that was fetched. */
export interface Sound {
  bytes: Buffer;
  type: string;
  ending: string;
}

/** Has a service say a text. Throws an EndpointFault; what it sends is taken for a sound by its bytes alone. */
export async function fetchSpeech(endpoint: Endpoint, text: string): Promise<Sound> {
  const bytes = await askEndpoint(endpoint, {
    path: '/audio/speech',
    body: { model: endpoint.model, voice: endpoint.voice, input: text, response_format: 'mp3' },
    milliseconds: endpointServerLimits.speechMilliseconds,
    bytes: endpointServerLimits.speechBytes,
  });
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const ending = found && sounds[found.mime];
  if (!ending) throw new EndpointFault('bad-answer');
  return { bytes, type: found.mime, ending };
}
