import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import { useState } from 'react';

interface LevelSteps {
  plan: LevelPlan | undefined;
  /** Whether it is to be said in which class the level is taken. */
  hasSeveral: boolean;
  onClose: () => void;
}

/** Goes through the steps of a level. In which class it is taken is asked of those who have several, and of whoever wants another. */
export function useLevelSteps({ plan, hasSeveral, onClose }: LevelSteps) {
  const [index, setIndex] = useState(0);
  const [wantsClass, setWantsClass] = useState(false);
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const asksClass = wantsClass || hasSeveral;
  const steps = (plan?.steps ?? []).filter((each) => asksClass || each !== 'class');
  const step = steps[Math.min(index, steps.length - 1)] ?? 'gains';
  const problem = plan?.problems[step] ?? null;
  const goTo = (to: number) => {
    if (to < 0) return onClose();
    if (to > index && problem !== null) return setRefusedAt(step);
    setRefusedAt(null);
    return setIndex(to);
  };
  const wantClass = () => {
    setWantsClass(true);
    setIndex(0);
  };
  return { index, step, problem, asksClass, wantsClass, refusedAt, goTo, wantClass };
}
