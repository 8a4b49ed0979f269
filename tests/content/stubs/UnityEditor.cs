// What the samples use of the Unity editor.
using System;

namespace UnityEditor
{
    public class MenuItemAttribute : Attribute { public MenuItemAttribute(string path) { } }

    public enum BuildTarget { StandaloneWindows64, StandaloneLinux64, StandaloneOSX, Android, iOS, WebGL }
    public enum BuildTargetGroup { Standalone }
    [Flags] public enum BuildOptions { None, Development }

    public static class EditorUserBuildSettings { public static BuildTarget activeBuildTarget; }
    public class EditorBuildSettingsScene { public bool enabled; public string path; }
    public static class EditorBuildSettings { public static EditorBuildSettingsScene[] scenes; }

    public struct BuildPlayerOptions
    {
        public string[] scenes;
        public string locationPathName;
        public BuildTarget target;
        public BuildTargetGroup targetGroup;
        public BuildOptions options;
    }

    public static class BuildPipeline
    {
        public static Build.Reporting.BuildReport BuildPlayer(BuildPlayerOptions options) { return null; }
        public static BuildTargetGroup GetBuildTargetGroup(BuildTarget target) { return 0; }
    }
}

namespace UnityEditor.Build
{
    public class BuildFailedException : Exception
    {
        public BuildFailedException(string message) : base(message) { }
    }
}

namespace UnityEditor.Build.Reporting
{
    public enum BuildResult { Succeeded, Failed }
    public struct BuildSummary { public BuildResult result; public int totalErrors; public ulong totalSize; }
    public class BuildReport : UnityEngine.Object { public BuildSummary summary; }
}
