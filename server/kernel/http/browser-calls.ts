import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import type { Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import { NodeHttpHandler } from '@orpc/server/node';
import type { RPCHandlerOptions } from '@orpc/server/node';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import { StandardHandler, StandardRPCCodec, StandardRPCMatcher } from '@orpc/server/standard';
import type { CallContext } from '#server/kernel/calls/handle.ts';

/**
 * Answers are written as they are: no schema of the contract lets a date, a set or the like through. oRPC's own serializer looks for
 * them, for which it copies every value, and the way to it: two fifths of the memory that a page of messages took.
 */
class PlainSerializer extends StandardRPCJsonSerializer {
  override serialize(data: unknown): ReturnType<StandardRPCJsonSerializer['serialize']> {
    return [data, [], [], []];
  }
}

/** What answers the calls of the browser. */
export function browserCalls(
  operations: Router<AnyContractRouter, CallContext>,
  options: RPCHandlerOptions<CallContext>,
): NodeHttpHandler<CallContext> {
  const plugins = [...(options.plugins ?? []), new StrictGetMethodPlugin<CallContext>()];
  const codec = new StandardRPCCodec(new StandardRPCSerializer(new PlainSerializer()));
  return new NodeHttpHandler(new StandardHandler(operations, new StandardRPCMatcher(), codec, { ...options, plugins }), {
    ...options,
    plugins,
  });
}
