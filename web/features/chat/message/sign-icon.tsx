import type { MessageEmoji } from '#domain/chat/message-emoji.ts';
import { CircleHelp, Dices, Eye, Flame, Frown, Heart, Laugh, PartyPopper, Skull, Swords, ThumbsUp, Zap } from 'lucide-react';

const icons: Record<MessageEmoji, typeof Heart> = {
  '👍': ThumbsUp,
  '❤️': Heart,
  '😂': Laugh,
  '😮': Zap,
  '😢': Frown,
  '🎉': PartyPopper,
  '🔥': Flame,
  '🎲': Dices,
  '⚔️': Swords,
  '👀': Eye,
  '🤔': CircleHelp,
  '💀': Skull,
};

/** A sign as it is drawn here: the same everywhere, whatever letters a machine has. */
export function SignIcon({ emoji, className }: { emoji: MessageEmoji; className?: string }) {
  const Icon = icons[emoji];
  return <Icon aria-hidden className={className} />;
}
