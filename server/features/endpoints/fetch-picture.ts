import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { endpointServerLimits } from '#domain/limits/endpoint-limits.ts';
import { askEndpoint } from './ask-endpoint.ts';
import { EndpointFault } from './endpoint-fault.ts';
import type { Endpoint } from './endpoint.ts';

/** Kinds of pictures that are taken, by what their bytes are. */
const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** The pictures in an answer stand as text; a service that answers with an address instead is not followed there. */
const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

/** Has a service draw a picture. Throws an EndpointFault; what it sends is taken for a picture by its bytes alone. */
export async function fetchPicture(endpoint: Endpoint, prompt: string): Promise<Buffer> {
  const body = { model: endpoint.model, prompt, n: 1, size: '1024x1024' };
  // Some send an address unless they are asked for the bytes, others refuse to be asked and send the bytes.
  const answer = await ask(endpoint, { ...body, response_format: 'b64_json' }).catch((error: unknown) => {
    if (error instanceof EndpointFault && error.reason === 'request-refused') return ask(endpoint, body);
    throw error;
  });
  const bytes = bytesIn(answer);
  if (bytes.length > endpointServerLimits.pictureBytes) throw new EndpointFault('too-large');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined || !pictures.includes(found.mime)) throw new EndpointFault('bad-answer');
  return bytes;
}

function ask(endpoint: Endpoint, body: Record<string, unknown>): Promise<Buffer> {
  return askEndpoint(endpoint, {
    path: '/images/generations',
    body,
    milliseconds: endpointServerLimits.pictureMilliseconds,
    // As text a picture is a third longer, and words stand around it.
    bytes: endpointServerLimits.pictureBytes * 1.4,
  });
}

function bytesIn(answer: Buffer): Buffer {
  try {
    const [first] = Answer.parse(JSON.parse(answer.toString('utf8'))).data;
    return Buffer.from(first?.b64_json ?? '', 'base64');
  } catch {
    throw new EndpointFault('bad-answer');
  }
}
