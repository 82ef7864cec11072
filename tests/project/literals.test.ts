import { describe, expect, test } from 'vitest';
import { readJson } from './files.ts';

/** Every text below a part of the catalogue, with its placeholders written as `{name}`, tags left out. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') {
    return [
      part
        .replaceAll('$t(common:product)', 'Niyama')
        .replaceAll(/\{\{(\w+)[^}]*\}\}/g, '{$1}')
        .replaceAll(/<\/?\w+>/g, ''),
    ];
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

const english = new Set(
  ['common', 'student', 'admin'].flatMap((namespace) =>
    textsIn(readJson(`packages/i18n/locales/en/${namespace}.json`)),
  ),
);
const missing = (...texts: string[]) => texts.filter((text) => !english.has(text));

/** The specification's words are kept to the letter; only the catalogue could change them unseen. */
describe('the English catalogue has, to the letter,', () => {
  test('the words of the landing page', () => {
    expect(
      missing(
        'Find your inner calm',
        'Guided meditation and yoga to transform your practice',
        'Join millions discovering the benefits of meditation and yoga with personalized practices.',
        'your personal yoga journey',
        'Guided Practices',
        'Personalized Journey',
        'Supportive Community',
        '20M+',
        '5000+',
        '1000+',
        '4.8',
        'Get Started',
        'Sign Up Free',
        'Log in',
        'Sign up',
        'Start Your Journey',
        'Sign In',
      ),
    ).toEqual([]);
  });

  test('the words of login and sign-up', () => {
    expect(
      missing(
        'Welcome Back',
        'Log In',
        'Logging in...',
        'Create an Account',
        'Sign Up',
        'Creating Account...',
        'By continuing, you agree to our Terms of Service and Privacy Policy.',
        'Admin Access',
        'Forgot password?',
        'Please enter a valid email address',
        'Password must be at least 6 characters',
        'Passwords do not match',
        'Error logging in: {message}',
        'Something went wrong. Please try again later.',
        'Welcome back!',
        'Username is already taken. Please choose another one.',
        'Error signing up: {message}',
        'Account created but profile setup failed. Please contact support.',
        'Account created! Please check your email to verify your account.',
      ),
    ).toEqual([]);
  });

  test('the words of the navigation', () => {
    expect(
      missing(
        'Home',
        'Library',
        'Practice',
        'Community',
        'Timer',
        'Profile',
        'Progress',
        'Lifestyle Log',
        'Communities',
        'Logout',
        'Niyama User',
        'Level {level}',
        'Loading...',
        'You have been logged out',
        'Failed to log out',
        '404',
        'Oops! Page not found',
        'Return to Home',
      ),
    ).toEqual([]);
  });

  test('the words of home', () => {
    expect(
      missing(
        '+{count} more',
        'Daily Mandatory Practice',
        'Daily & Assigned Practice',
        'Daily Surya Namaskar (Sun Salutation) and Pranayama are essential for all yogis.',
        'Begin Practice',
        'View All Assignments',
        'Failed to load practices',
        'There was an issue connecting to the server',
        'Retry',
        'Try Again',
        'Connection Error',
        'No practices available. Try again later.',
        'Mandatory',
        '{count} days overdue',
        'Could not load your daily practice',
      ),
    ).toEqual([]);
  });

  test('the words of the library and of a pose', () => {
    expect(
      missing(
        'Yoga Library',
        'Search poses...',
        'Beginner',
        'Intermediate',
        'Advanced',
        'Standing',
        'Seated',
        'Twists',
        'Backbends',
        'Core',
        'Favorites',
        'History',
        'No poses found matching "{query}"',
        'Try a different search term',
        'No favorite poses yet',
        'Add poses to your favorites to see them here',
        'No practice history yet',
        'Start practicing to see your history here',
        'Details',
        '+{count}',
        'Target Areas',
        'Benefits',
        'Safety Tips',
        'Practice Now',
        'Asana not found',
        'Go Back',
        'Unknown Asana',
        'Please log in to save favorites',
        'Please log in to add poses to your practice',
        'This pose is already in your practice list',
        'Added to favorites',
        'Removed from favorites',
        'Failed to update favorites',
        'Added to your practice list',
        'Failed to add to practice',
        'Failed to load poses library',
      ),
    ).toEqual([]);
  });

  test('the words of a practice', () => {
    expect(
      missing(
        'Start',
        'Pause',
        'Reset',
        'Back',
        'Set Complete!',
        'Practice ended early',
        'Practice Complete! {phrase}',
        'Congratulations on completing the pose!',
        'Progress saved. You can resume this practice later.',
        'Continuing from paused session with {count} minutes left',
        '{count} points to Level {level}',
        '🔥 Daily streak increased to {count} days!',
        'Failed to save progress. Please try again.',
        'Could not save assignment completion',
        'Could not update your progress',
        'Failed to save your practice',
      ),
    ).toEqual([]);
  });

  test('the words of assignments and of self practice', () => {
    expect(
      missing(
        'Practice',
        'Assignments',
        'Self Practice',
        "Today's Practice",
        '{done} of {total} completed',
        'Start Full Practice',
        'All Practices Complete!',
        'No Assignments From Your Instructor Yet',
        'Start Self Practice',
        'Error loading assignments',
        'Failed to load assignments',
        'Try Again',
        'Create Your Own Practice',
        '{count} days overdue',
      ),
    ).toEqual([]);
  });

  test('the words of profile and progress', () => {
    expect(
      missing(
        'Overview',
        'Practice Log',
        'Asanas',
        '{points} XP',
        'Dedicated Yogi',
        '7-Day Streak Challenge',
        'View All',
        'All',
        'Assigned',
        "You haven't completed any asanas in the last 2 months",
        'Unknown Asana',
        'Edit Profile',
        'Save Changes',
        'Saving changes...',
        'Cancel',
        'Profile updated successfully!',
        'Error uploading avatar: {message}',
        'Update failed: {message}',
        'Could not update profile',
        'User profile not found',
        'Username is already taken',
        'File size must be less than 5MB',
        'Your Progress',
        'Achievements',
        'Stats',
        'Early Bird',
        'Consistent Yogi',
        'Meditation Master',
        'Flexibility Focus',
        'Balance Master',
        '+{points} XP',
      ),
    ).toEqual([]);
  });

  test('the words of the morning reminder', () => {
    expect(
      missing('Time for your morning yoga practice! Start your day with mindfulness.'),
    ).toEqual([]);
  });

  test('the words of the admin login and layout', () => {
    expect(
      missing(
        'Admin Login',
        'Enter your admin credentials to access the dashboard',
        'Email',
        'Password',
        'Login as Admin',
        'Authenticating...',
        'Return to Student Login',
        'Dashboard',
        'Users',
        'Assignments',
        'Asana Library',
        'Settings',
        'Admin',
        'Admin v1.0',
        'Invalid credentials',
        'Login failed',
        'Error verifying admin privileges',
        'Unauthorized: You do not have admin privileges',
        'Welcome to Admin Dashboard',
        'Something went wrong. Please try again.',
        'Successfully signed out.',
        'Error signing out: {reason}',
      ),
    ).toEqual([]);
  });

  test('nothing that merely resembles its words', () => {
    expect(missing('Welcome back', 'Log In!')).toEqual(['Welcome back', 'Log In!']);
  });

  test('the words of the communities and the leaderboards', () => {
    expect(
      missing(
        'Communities',
        'My Communities',
        'Leaderboard',
        "You haven't joined any communities yet",
        'Discover Communities',
        'No more communities to join',
        'Joined',
        'Join',
        'Leave',
        'Weekly Challenge',
        'Weekly Challenge: 7-day meditation streak',
        'Global Leaderboard',
        'Top yogis this month',
        '{name} (You)',
        'Level {level} Yogi',
        '{points} XP',
        '{count} member',
        '{count} members',
        'Overview',
        'Members',
        'Community Activity',
        'Loading activity...',
        'No recent activity',
        '7-day meditation streak',
        'Complete a meditation practice every day this week',
        '{count} day completed',
        '{count} days completed',
        '{count} people in this community',
        'No members yet',
        'Community Leaderboard',
        'No leaderboard data yet',
        'Community not found',
        'You must be logged in to join communities.',
        'Failed to join community: {reason}',
        'Unknown error',
        'Failed to leave community.',
        "You've joined the community!",
        "You've left the community.",
        'Failed to load community details.',
        'Failed to load community activity.',
        'Unknown User',
        'just now',
      ),
    ).toEqual([]);
  });

  test('the words of custom presets', () => {
    expect(
      missing(
        'Create Preset',
        'Preset Name',
        'Description',
        'Add Asanas',
        'Add',
        'Added',
        'Done',
        'Cancel',
        'Save Preset',
        'Saving...',
        'Start Practice',
        'No Custom Presets',
        'Create Your First Preset',
        'Unknown Asana',
        'Please enter a name for your preset',
        'Please select at least one asana',
        'Failed to load your custom presets',
        'Failed to load asanas',
        'Failed to save your custom preset',
        'Custom preset created successfully',
        'Failed to delete preset',
        'Preset deleted successfully',
      ),
    ).toEqual([]);
  });

  test('the words of the timer', () => {
    expect(
      missing(
        'Timer',
        'Presets',
        'Bell Settings',
        'Silence',
        'Sound',
        'Vibrate',
        'Duration',
        'Starting bell',
        'Interval bells',
        'None',
        '{count} Bell',
        '{count} Bells',
        'preset: {count} bells',
        'Ending bell',
        'Volume',
        'Meditations earn points toward your level. They count toward your meditations in a row, not your day streak.',
        'Sound enabled',
        'Sound disabled',
        'Timer completed!',
        'Earned {count} points!',
        'Create Custom Preset',
        'Loaded preset: {name}',
        'Quick Meditation',
        'Yoga Session',
        'Deep Meditation',
        'Power Yoga',
        'Breath Work',
      ),
    ).toEqual([]);
  });

  test('the words of the lifestyle log', () => {
    expect(
      missing(
        'Lifestyle Log',
        'Log Activity',
        'History',
        'No lifestyle logs recorded yet.',
        'Start logging today to see your history here!',
        'Poor',
        'Fair',
        'Good',
        'Very Good',
        'Excellent',
        '12+ glasses',
        'Stressed',
        'Neutral',
        'Focused',
        'Scattered',
        'Creative',
        'Tired',
        'Lifestyle logged successfully!',
        'Your daily metrics have been saved.',
      ),
    ).toEqual([]);
  });

  test('the words of the asana library', () => {
    expect(
      missing(
        'Asana Library',
        '#',
        'Name',
        'Sanskrit Name',
        'Difficulty',
        'Points',
        'Duration',
        'Target Areas',
        'Actions',
        'Uploading...',
        'Updating...',
        'Are you sure you want to delete this asana?',
        'Name and description are required',
        'Image is too large. Maximum size is 2MB.',
        'Video is too large. Maximum size is 50MB.',
        'No image to remove',
        'No video to remove',
        'Error fetching asanas: {reason}',
        'Error adding asana: {reason}',
        'Error updating asana: {reason}',
        'Error deleting asana: {reason}',
        'Error uploading file: {reason}',
        'Error removing image: {reason}',
        'Error removing video: {reason}',
        'Asana added successfully!',
        'Asana updated successfully!',
        'Asana deleted successfully',
        'Image removed successfully',
        'Video removed successfully',
        'No asanas found. Add your first asana to get started.',
        'No asanas matching your search.',
      ),
    ).toEqual([]);
  });

  test('the words of the settings', () => {
    expect(
      missing(
        'Notifications',
        'Enable notifications',
        'Push notifications',
        'Email notifications',
        'Test Notification',
        'Profile Customization',
        'Change picture',
        'Edit full profile',
        'App Preferences',
        'Sound Effects',
        'Save Settings',
        'Failed to save settings',
        'Settings saved successfully',
        'Notifications enabled',
        'Notification permission denied. Please enable notifications in your browser settings.',
        'Test notification sent!',
        'Show me in communities and leaderboards',
      ),
    ).toEqual([]);
  });

  test('the words of the people of an admin', () => {
    expect(
      missing(
        'User Management',
        'View and manage user accounts',
        'Admins Only',
        'Show All',
        'Add New User',
        'Name',
        'Email',
        'Level',
        'Practices',
        'Points',
        'Join Date',
        'Role',
        'Actions',
        'Edit User',
        'Contact User',
        'Make Admin',
        'Delete User',
        'No users found',
        'Failed to load users',
        'You must be logged in as an admin to view users',
        'Create a new user account',
        'Student',
        'Administrator',
        'Create User',
        'Creating...',
        'Please enter a valid email address',
        'Password must be at least 8 characters',
        'Full name is required',
        'Username must be at least 3 characters',
        'Username is already taken',
        'You must be logged in to perform this action',
        'Error creating user: {message}',
        'Failed to create user account',
        'Error creating user profile: {message}',
        'An unexpected error occurred: {message}',
        'User {name} created successfully!',
      ),
    ).toEqual([]);
  });

  test('the words of the dashboard and the settings of an admin', () => {
    expect(
      missing(
        'Total Users',
        'Active Practices',
        'Asanas',
        'Communities',
        'Recent Activity',
        'Activity Summary',
        'None',
        'General',
        'Database',
        'Security',
        'Create Missing Profiles',
        'Failed to fetch users',
        'No users found to process',
        'Failed to fetch profiles',
        'All users already have profiles',
        'Failed to create some profiles',
        'An unexpected error occurred',
        'Failed to create missing profiles. Check console for more details.',
      ),
    ).toEqual([]);
  });

  test('the words of the assignments of an admin', () => {
    expect(
      missing(
        'All',
        'Active',
        'Completed',
        'View',
        'Delete',
        'Please fill in all required fields',
        'Please select at least one day of the week',
        'Error fetching assignments: {reason}',
        'Error creating assignments: {reason}',
        'Error deleting assignment: {reason}',
        'Assignments created successfully!',
        'Assignment deleted successfully',
        'No assignments found. Create an assignment to get started.',
      ),
    ).toEqual([]);
  });

  test('the words of the communities of an admin', () => {
    expect(
      missing(
        'Create Community',
        'Community name is required',
        'Please select a user to add',
        'User is already a member of this community',
        'Are you sure you want to delete this community?',
        'Are you sure you want to remove this member?',
        'Failed to load communities: {reason}',
        'Failed to load members: {reason}',
        'Failed to create community: {reason}',
        'Failed to update community: {reason}',
        'Failed to add member: {reason}',
        'Failed to remove member: {reason}',
        'Error deleting community: {reason}',
        'Community created successfully!',
        'Community updated successfully!',
        'Member added successfully!',
        'Member removed successfully',
        'Community deleted successfully',
        'No communities found. Create a community to get started.',
        'No communities found matching your search',
        'No members found in this community',
        'No available users to add. All users are already members.',
      ),
    ).toEqual([]);
  });
});
