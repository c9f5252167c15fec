import { VideoCard } from '#web/features/learn/videos/video-card.tsx';
import { videos } from '#web/features/learn/videos/videos.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** Short videos of the product at work, for whoever would rather watch than read. */
export function LearnVideos() {
  return (
    <Page
      title="Video Tutorials"
      lead="Short videos of the table, without sound: what happens stands in the captions. Each has parts to jump to, and its words below."
      width="narrow"
    >
      <div className="flex flex-col gap-8">
        {videos.map((video) => (
          <VideoCard key={video.slug} video={video} />
        ))}
        <div className="flex flex-wrap gap-3 border-t border-line pt-8">
          <ButtonLink to="/learn/$guide" params={{ guide: 'a-turn-at-our-table' }} hash="practice">
            Try a first turn
          </ButtonLink>
          <ButtonLink to="/learn" variant="outline">
            All guides
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
