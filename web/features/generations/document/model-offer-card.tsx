import type { Generation, ModelOffer } from '#domain/world/generation.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { offerText } from '#web/features/generations/generation-text.ts';
import { keepGeneration } from '#web/features/generations/use-generation.ts';

interface ModelOfferCardProps {
  generation: Generation;
  offer: ModelOffer;
  /** Only the owner of the world may spend on it. */
  owns: boolean;
}

/** What a model would read of the rest and what that costs; it is asked only after a second yes. */
export function ModelOfferCard({ generation, offer, owns }: ModelOfferCardProps) {
  const [asking, setAsking] = useState(false);
  const begin = useMutation({
    mutationFn: () => api.generations.readWithModel({ worldId: generation.worldId, generationId: generation.id }),
    onSuccess: (running) => {
      keepGeneration(running);
      setAsking(false);
    },
    onError: (error) => notify.refusal(error, { title: 'Generation Failed', sentence: 'The model could not be asked. Please try again.' }),
  });
  const text = offerText(offer);
  return (
    <section
      aria-label="Find more with a model"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sea-wash px-5 py-4"
    >
      <p className="figures max-w-[62ch] min-w-0 text-control">
        Rules found what has a clear form. {text}.{!owns && ' Only the world owner can start that.'}
      </p>
      {owns && (
        <Button variant="outline" icon={<Sparkles aria-hidden />} onClick={() => setAsking(true)}>
          Read the rest
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        tone="plain"
        title="Ask the model?"
        question={`${text}. This is an estimate. You can stop at any time; what was read until then is charged and kept.`}
        action="Read the rest"
        busy={begin.isPending}
        onConfirm={() => begin.mutate()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
