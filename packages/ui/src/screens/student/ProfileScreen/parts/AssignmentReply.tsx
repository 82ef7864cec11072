import type { HistoryAssignment } from '@niyama/domain';
import { ReflectionReply } from '#screens/student/parts/ReflectionReply.tsx';

interface AssignmentReplyProps {
  assignment: HistoryAssignment;
  /** Called with the assignment whose new reply is opened. */
  onOpenReply: (assignmentId: string) => void;
}

/** What was asked of a practice, answered and replied. */
export function AssignmentReply({ assignment, onOpenReply }: AssignmentReplyProps) {
  return (
    <ReflectionReply
      answer={assignment.reflectionAnswer}
      isSeen={assignment.replySeenAt !== null}
      question={assignment.reflectionQuestion}
      reply={assignment.reply}
      onOpen={() => onOpenReply(assignment.id)}
    />
  );
}
