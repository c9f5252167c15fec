import { Button } from '#web/ui/buttons/button.tsx';
import { Shapes } from 'lucide-react';

/** Puts the area of something on the battle map, where whom it catches is shown before it is used. */
export function PlaceButton({ onPlace }: { onPlace: () => void }) {
  return (
    <Button variant="outline" icon={<Shapes aria-hidden />} onClick={onPlace}>
      Place on the battle map
    </Button>
  );
}
